import { AppError } from "@dure/domain/shared/error";
import { describe, expect, test } from "vitest";
import { type Command, TEXT, textOf, UsageError } from "./command";
import { runCommand } from "./run-command";

const TEXT_OF_REFUSAL = { ko: "없어요.", en: "It is not there." };

/** Runs a command that notes its change; answers what was printed. */
async function run(args: string, ask?: (question: string) => Promise<boolean>) {
  const done: string[] = [];
  const printed: string[] = [];
  const complaints: string[] = [];
  const commands: Command[] = [
    { name: "lamp show", usage: "", summary: "Shows it.", options: {}, run: async () => ({ answer: { lit: true } }) },
    {
      name: "lamp light",
      usage: "--room <room>",
      summary: "Lights it.",
      options: { room: TEXT },
      run: async (given, { email }) => {
        const room = textOf(given, "room");
        if (room === "none") throw new AppError("NOT_FOUND", TEXT_OF_REFUSAL);
        return { change: `light the ${room}`, apply: async () => void done.push(`${room} by ${email}`) };
      },
    },
  ];
  const code = await runCommand(commands, args.split(" ").filter(Boolean), {
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
    ask,
  });
  return { code, done, printed: printed.join("\n"), complaints: complaints.join("\n") };
}

const LIGHT = "lamp light --room hall";
const ME = "--as ops@dure.test";

describe("a command that reads", () => {
  test("prints its answer, on one line for programs", async () => {
    expect(await run("lamp show --json")).toMatchObject({ code: 0, printed: '{"lit":true}' });
    expect((await run("lamp show")).printed).toBe('{\n  "lit": true\n}');
  });
});

describe("a command that changes something", () => {
  test("runs with --yes, and reports it", async () => {
    const { code, done, printed } = await run(`${LIGHT} ${ME} --yes --json`);
    expect({ code, done }).toEqual({ code: 0, done: ["hall by ops@dure.test"] });
    expect(JSON.parse(printed)).toMatchObject({ change: "light the hall", done: true });
  });

  test("does nothing on a dry run", async () => {
    const { code, done, printed } = await run(`${LIGHT} --dry-run --json`);
    expect({ code, done }).toEqual({ code: 0, done: [] });
    expect(JSON.parse(printed)).toEqual({ change: "light the hall", done: false });
  });

  test("asks first, and stops at a no", async () => {
    expect((await run(`${LIGHT} ${ME}`, async () => true)).done).toHaveLength(1);
    expect(await run(`${LIGHT} ${ME}`, async () => false)).toMatchObject({ code: 1, done: [] });
  });

  test("does not run if nobody can be asked, or without a valid name", async () => {
    expect(await run(`${LIGHT} ${ME}`)).toMatchObject({ code: 2, done: [] });
    expect(await run(`${LIGHT} --yes`)).toMatchObject({ code: 2, done: [] });
    expect(await run(`${LIGHT} --as nobody --yes`)).toMatchObject({ code: 2, done: [] });
  });

  test("prints a refusal as text", async () => {
    expect(await run(`lamp light --room none ${ME} --yes`)).toMatchObject({
      code: 1,
      complaints: "NOT_FOUND: It is not there.",
    });
  });
});

describe("help", () => {
  test("lists all commands, or explains one", async () => {
    expect((await run("")).printed).toMatch(/lamp show[\s\S]*lamp light --room <room>/);
    expect((await run("lamp light --help")).printed).toContain("Lights it.");
  });

  test("is shown for an unknown command or option", async () => {
    expect(await run("lamp break")).toMatchObject({ code: 2, printed: "" });
    expect(await run(`${LIGHT} --loud`)).toMatchObject({ code: 2, done: [] });
  });

  test("names a missing option", async () => {
    expect((await run("lamp light")).complaints).toBe("--room is missing.");
    expect(() => textOf({ words: [], text: {}, isSet: () => false }, "room")).toThrow(UsageError);
  });
});
