import { json, ReplyError } from "../src/stand-in/reply";
import { header, type StandInRequest } from "../src/stand-in/request";

/** The header of every response. NHN's errors have the HTTP status 200. */
export const answer = (resultCode: number, resultMessage = resultCode === 0 ? "SUCCESS" : "") => ({
  header: { isSuccessful: resultCode === 0, resultCode, resultMessage },
});

export const refusal = (code: number, message: string) => new ReplyError(json(200, answer(code, message)));

/** Accepts any app key and secret that are not empty. */
export function authorize(request: StandInRequest): void {
  if (!header(request, "x-secret-key")) throw refusal(-1001, "Invalid secretKey.");
}
