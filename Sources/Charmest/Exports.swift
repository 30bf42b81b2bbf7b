@_exported public import CharmestCore
