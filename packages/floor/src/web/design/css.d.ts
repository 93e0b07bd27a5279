/** Style sheets that the bundler takes up. */
declare module '*.css';
