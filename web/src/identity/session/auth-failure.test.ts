import { FirebaseError } from "firebase/app";
import { expect, test } from "vitest";
import { authFailureOf, blockingMessageOf, isCancelled } from "./auth-failure";

test.each([
  ["auth/popup-blocked", "popupBlocked"],
  ["auth/invalid-credential", "wrongPassword"],
  ["auth/user-disabled", "disabled"],
  ["auth/anything-else", "generic"],
])("%s is said as %s", (code, key) => expect(authFailureOf(new FirebaseError(code, ""))).toBe(key));

test("other failures are not the identity service's", () => expect(authFailureOf(new TypeError())).toBeUndefined());

test("a window closed by its user is nothing to complain about", () => {
  expect(isCancelled(new FirebaseError("auth/popup-closed-by-user", ""))).toBe(true);
  expect(isCancelled(new FirebaseError("auth/popup-blocked", ""))).toBe(false);
});

test("our own refusal is found inside the identity service's message", () => {
  const wrapped = String.raw`Firebase: ((HTTP request to http://x returned HTTP error 403: {"error":{"details":{"code":"A-PN-0002"},"message":"A-PN-0002 \"개인\" 이메일은 사용할 수 없어요.","status":"PERMISSION_DENIED"}})) (auth/internal-error).`;
  expect(blockingMessageOf(new FirebaseError("auth/internal-error", wrapped))).toBe(
    '"개인" 이메일은 사용할 수 없어요.',
  );
  expect(blockingMessageOf(new FirebaseError("auth/internal-error", "Firebase: something"))).toBeUndefined();
});
