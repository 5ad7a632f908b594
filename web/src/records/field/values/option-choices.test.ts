import { expect, it } from "vitest";
import { optionChoices } from "./option-choices";

it("offers a field's options with their colours; one without a colour has no mark", () => {
  const choices = optionChoices({
    options: [
      { value: "server", label: "Server", color: "red" },
      { value: "cloud", label: "Cloud" },
    ],
  });
  expect(choices).toMatchObject([
    { value: "server", label: "Server", mark: { props: { color: "red" } } },
    { value: "cloud", label: "Cloud", mark: undefined },
  ]);
  expect(optionChoices({})).toEqual([]);
});
