/// A soup.
public enum RamenSoup { case miso }
