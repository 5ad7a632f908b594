import type { ErrorCode } from "@dure/domain/shared/error";
import { localeOf, type Text } from "@dure/domain/shared/text";
import { HttpsError } from "firebase-functions/identity";

/** A refusal out of a blocking function: the browser's SDK passes on the message alone, so the code begins it. */
export const refuseAccount = (code: ErrorCode, text: Text, language = ""): HttpsError =>
  new HttpsError("permission-denied", `${code} ${text[localeOf(language)]}`, { code });
