import { expect, test } from "vitest";
import { FormField } from "../booking-page/booking-form";
import { askedAs } from "./asked-as";

test("an answer is stored with its question's label, and with the type of a phone number", () => {
  const form = [
    FormField.parse({ name: "second", label: "비상 연락처", type: "tel" }),
    FormField.parse({ name: "order", label: "주문 번호", type: "shortText" }),
  ];
  expect(askedAs(form, "second")).toEqual({ label: "비상 연락처", type: "tel" });
  expect(askedAs(form, "order")).toEqual({ label: "주문 번호" });
  expect(askedAs(form, "gone")).toEqual({ label: "gone" });
});
