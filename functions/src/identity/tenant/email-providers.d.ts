declare module "email-providers" {
  /** Domains of personal and of disposable mail. */
  const domains: string[];
  export default domains;
}
