/**
 * The environment in which application default credentials come from the Auth proxy's metadata server, as they come
 * from Google's on Cloud Functions; never from what the developer of this machine is signed in with.
 * @param host the proxy's, `host:port`
 */
export const serviceAccount = (host: string): Record<string, string> => ({
  GCE_METADATA_HOST: host,
  METADATA_SERVER_DETECTION: "assume-present",
  GOOGLE_APPLICATION_CREDENTIALS: "",
  CLOUDSDK_CONFIG: "/nonexistent",
});
