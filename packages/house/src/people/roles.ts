/** What somebody may do in the house. Everybody plays; the rest is given. */
export type Role = 'player' | 'dealer' | 'floor' | 'cage' | 'surveillance' | 'admin';
