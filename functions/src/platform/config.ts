import { defineSecret, defineString } from "firebase-functions/params";

/** Where every function runs. */
export const REGION = "asia-northeast3";

/** The product's public address, without a slash at its end. */
export const appUrl = defineString("APP_URL");
/** The sender of the product's own mails. */
export const mailFrom = defineString("MAIL_FROM");
export const sendgridUrl = defineString("SENDGRID_URL", { default: "https://api.sendgrid.com" });
export const googleAuthUrl = defineString("GOOGLE_AUTH_URL", { default: "https://accounts.google.com" });
export const googleTokenUrl = defineString("GOOGLE_TOKEN_URL", { default: "https://oauth2.googleapis.com" });
export const googleApiUrl = defineString("GOOGLE_API_URL", { default: "https://www.googleapis.com" });
export const googleClientId = defineString("GOOGLE_CLIENT_ID");
/** The OAuth client with which people sign in with Microsoft; Google's is the one above. */
export const microsoftClientId = defineString("MICROSOFT_CLIENT_ID");
/** Identity Platform's REST address, for what the Admin SDK does not know. */
export const identityUrl = defineString("IDENTITY_URL", { default: "https://identitytoolkit.googleapis.com" });
/** Where the service account signs addresses of objects (IAM Credentials). */
export const signingUrl = defineString("SIGNING_URL", { default: "https://iamcredentials.googleapis.com" });

export const googleClientSecret = defineSecret("GOOGLE_CLIENT_SECRET");
export const microsoftClientSecret = defineSecret("MICROSOFT_CLIENT_SECRET");
export const sendgridApiKey = defineSecret("SENDGRID_API_KEY");
/** The Web API key of the Identity Platform project. */
export const identityApiKey = defineSecret("IDENTITY_API_KEY");
/** 32 random bytes, base64: encrypts tokens of connected accounts. */
export const tokenKey = defineSecret("TOKEN_KEY");

/** Every function that runs verbs or jobs may read these. */
export const SECRETS = [googleClientSecret, microsoftClientSecret, sendgridApiKey, identityApiKey, tokenKey];
