import { FirebaseError } from "firebase/app";
import { expect, test } from "vitest";
import { CallError } from "../../lib/call-error";
import { SecondFactorCancelled } from "../second-factor/resolve-second-factor";
import {
  authFailureOf,
  blockingMessageOf,
  foundEmailOf,
  isCancelled,
  refusedAddressOf,
  signInCodeOf,
} from "./auth-failure";

test.each([
  ["auth/popup-blocked", "popupBlocked"],
  ["auth/invalid-credential", "wrongPassword"],
  ["auth/user-disabled", "disabled"],
  ["auth/anything-else", "generic"],
])("%s is shown as %s", (code, key) => expect(authFailureOf(new FirebaseError(code, ""))).toBe(key));

test("other failures are not the identity service's", () => expect(authFailureOf(new TypeError())).toBeUndefined());

test("a window that the user closed is not reported as an error", () => {
  expect(isCancelled(new FirebaseError("auth/popup-closed-by-user", ""))).toBe(true);
  expect(isCancelled(new SecondFactorCancelled())).toBe(true);
  expect(isCancelled(new FirebaseError("auth/popup-blocked", ""))).toBe(false);
});

const WRAPPED = String.raw`Firebase: ((HTTP request to http://x returned HTTP error 403: {"error":{"details":{"code":"A-PN-0002"},"message":"A-PN-0002 \"개인\" 이메일은 사용할 수 없어요.","status":"PERMISSION_DENIED"}})) (auth/internal-error).`;

test("a refusal by this product is found inside the identity service's message", () => {
  const error = new FirebaseError("auth/internal-error", WRAPPED);
  expect(blockingMessageOf(error)).toBe('"개인" 이메일은 사용할 수 없어요.');
  expect(signInCodeOf(error)).toBe("A-PN-0002");
  expect(blockingMessageOf(new FirebaseError("auth/internal-error", "Firebase: something"))).toBeUndefined();
});

test("the refused IP address is found inside the message", () => {
  const message = WRAPPED.replace(
    /"message":"A-PN.*?요\."/,
    '"message":"IP_FORBIDDEN Your IP access is restricted. (2001:db8::7)"',
  );
  expect(refusedAddressOf(new FirebaseError("auth/internal-error", message))).toBe("2001:db8::7");
  expect(refusedAddressOf(new FirebaseError("auth/internal-error", WRAPPED))).toBeUndefined();
  expect(refusedAddressOf(new TypeError())).toBeUndefined();
});

test("the account that a log-in outside a team's address means is found inside the message", () => {
  const wrapped = (text: string) =>
    new FirebaseError("auth/internal-error", WRAPPED.replace(/"message":"A-PN.*?요\."/, `"message":"${text}"`));
  expect(foundEmailOf(wrapped("A-PN-0012 Press once more to log in. (kim@a.example)"))).toBe("kim@a.example");
  expect(foundEmailOf(wrapped("A-PN-0012 This email belongs to another team."))).toBeUndefined();
  expect(foundEmailOf(wrapped("A-PN-0009 (kim@a.example)"))).toBeUndefined();
});

/**
 * An error of the identity service. The server's own errors are tested in tests/api/identity/sign-in-errors.test.ts.
 */
const service = (code: string) => new FirebaseError(`auth/${code}`, "");
const server = (code: string) => new CallError(code, "", 406);
test.each([
  ["A-PN-0001", service("popup-blocked")],
  ["A-PN-0002", server("A-PN-0002")],
  ["A-PN-0003", service("anything-else")],
  ["A-PN-0004", service("account-exists-with-different-credential")],
  ["A-PN-0005", service("wrong-password")],
  ["A-PN-0006", server("A-PN-0006")],
  ["A-PN-0007", server("A-PN-0007")],
  ["A-PN-0008", server("A-PN-0008")],
  ["A-PN-0009", server("A-PN-0009")],
  ["A-PN-0010", service("email-already-in-use")],
  ["A-PN-0011", service("operation-not-allowed")],
  ["A-PN-0012", service("tenant-id-mismatch")],
  ["A-PN-0013", service("user-disabled")],
  ["A-PN-0014", server("A-PN-0014")],
  ["A-PN-0015", service("invalid-verification-code")],
  ["A-PN-0016", service("too-many-requests")],
])("%s is produced by its error", (code, error) => expect(signInCodeOf(error)).toBe(code));

test("other failures have no sign-in code", () => {
  expect(signInCodeOf(new TypeError())).toBeUndefined();
  expect(signInCodeOf(new CallError("NOT_FOUND", "", 404))).toBeUndefined();
});
