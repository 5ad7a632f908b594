import { describe, expect, it } from "vitest";
import { ko } from "../texts/ko";
import { checkAnswers, serverErrors, wirePhone } from "./check-answers";

const answers = { name: "김하늘", email: "ha@example.com", dialCode: "+82", phone: "", company: "", note: "" };

describe("checkAnswers", () => {
  it("wants a name and an e-mail, and a phone number for a call", () => {
    expect(checkAnswers(answers, false, ko)).toEqual({});
    expect(checkAnswers(answers, true, ko)).toEqual({ phone: ko.required });
    expect(checkAnswers({ ...answers, name: " ", email: "" }, false, ko)).toEqual({
      name: ko.required,
      email: ko.required,
    });
  });

  it.each(["ha", "ha@example", "ha@ex ample.com", "@example.com", "ha@example..com"])(
    "refuses the e-mail %j",
    (email) => expect(checkAnswers({ ...answers, email }, false, ko)).toEqual({ email: ko.invalidEmail }),
  );

  it.each(["12", "abc-1234", "1".repeat(21)])("refuses the phone number %j", (phone) =>
    expect(checkAnswers({ ...answers, phone }, true, ko)).toEqual({ phone: ko.invalidPhone }),
  );
});

it("finds the field of each error that the server names", () =>
  expect(
    serverErrors([
      { path: "body.invitees.0.email", message: "no" },
      { path: "body.availability.start", message: "?" },
    ]),
  ).toEqual({ email: "no" }));

it("writes the phone number as the call wants it", () => {
  expect(wirePhone({ ...answers, phone: "010-1234-5678" })).toBe("82-01012345678");
  expect(wirePhone(answers)).toBe("");
});
