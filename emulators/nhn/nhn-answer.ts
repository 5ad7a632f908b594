import { json, ReplyError } from "../src/stand-in/reply";
import { header, type StandInRequest } from "../src/stand-in/request";

/** The head of every answer; NHN answers its own refusals with HTTP 200. */
export const answer = (resultCode: number, resultMessage = resultCode === 0 ? "SUCCESS" : "") => ({
  header: { isSuccessful: resultCode === 0, resultCode, resultMessage },
});

export const refusal = (code: number, message: string) => new ReplyError(json(200, answer(code, message)));

/** Any app key and secret are taken, but for an empty one. */
export function authorize(request: StandInRequest): void {
  if (!header(request, "x-secret-key")) throw refusal(-1001, "Invalid secretKey.");
}
