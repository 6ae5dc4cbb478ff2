/** As long as NIST SP 800-63B asks where a password is not alone, and no rule about its signs. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;
