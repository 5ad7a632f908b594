import type { ErrorCode } from "@dure/domain/shared/error";
import { localeOf, type Text } from "@dure/domain/shared/text";
import { HttpsError } from "firebase-functions/identity";

/**
 * A refusal by a blocking function. The browser's SDK passes on only the message, so the message begins with the code.
 */
export const refuseAccount = (code: ErrorCode, text: Text, language = ""): HttpsError =>
  new HttpsError("permission-denied", `${code} ${text[localeOf(language)]}`, { code });
