import { expect, test } from "vitest";
import { createRequests } from "./create-requests";

test("a request without a listener waits for the first listener only", () => {
  const requests = createRequests<string>();
  const heard: string[] = [];
  requests.emit("lead");
  requests.emit("deal");
  const stop = requests.subscribe((one) => heard.push(`first ${one}`));
  requests.subscribe((one) => heard.push(`second ${one}`));
  expect(heard).toEqual(["first deal"]);
  requests.emit("company");
  stop();
  requests.emit("contact");
  expect(heard).toEqual(["first deal", "first company", "second company", "second contact"]);
});
