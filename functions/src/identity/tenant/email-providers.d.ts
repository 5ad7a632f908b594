declare module "email-providers" {
  /** Domains of personal and of throw-away mail. */
  const domains: string[];
  export default domains;
}
