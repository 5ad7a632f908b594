/**
 * Environment variables that make application default credentials come from the Auth proxy's metadata server, as on
 * Cloud Functions, and never from the developer's own sign-in.
 * @param host the proxy's `host:port`
 */
export const serviceAccount = (host: string): Record<string, string> => ({
  GCE_METADATA_HOST: host,
  METADATA_SERVER_DETECTION: "assume-present",
  GOOGLE_APPLICATION_CREDENTIALS: "",
  CLOUDSDK_CONFIG: "/nonexistent",
});
