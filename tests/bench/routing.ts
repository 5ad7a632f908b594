import type { AnswerValue } from "@dure/domain/forms/answer/answer-value";
import { loadLogic } from "@dure/domain/routing/logic/load-logic";
import { type LogicInput, runLogic } from "@dure/domain/routing/logic/run-logic";
import { type LogicFieldType, SerializedLogic } from "@dure/domain/routing/logic/serialized-logic";
import { createRandom } from "../../emulators/src/seed/random";
import { report } from "./support/report";

const SEED = 20_260_310;
const NODES = 20;
const RUNS = 200_000;
const ROUNDS = 8;
const MIN_RUNS_A_SECOND = 500_000;
const LOADS = 2_000;
const OPTIONS = ["option-0", "option-1", "option-2", "option-3", "option-4", "option-5"] as const;

const random = createRandom(SEED);
const serialized = chain(NODES);
const logic = loadLogic(serialized, () => "made");
const inputs = Array.from({ length: 1_000 }, () => answersTo(serialized));
const depths = inputs.map((input) => runLogic(logic, input).path.length);
const whole = inputs.filter((_, index) => depths[index] === NODES);

const figures = {
  seed: SEED,
  nodes: NODES,
  runs: RUNS,
  path_mean: Math.round((depths.reduce((sum, depth) => sum + depth, 0) / depths.length) * 10) / 10,
  runs_a_second: perSecond(RUNS, (index) => runLogic(logic, inputs[index % inputs.length] ?? new Map())),
  whole_paths: whole.length,
  whole_runs_a_second: perSecond(RUNS, (index) => runLogic(logic, whole[index % whole.length] ?? new Map())),
  loads_a_second: perSecond(LOADS, () => loadLogic(serialized, () => "made")),
};
report("routing", figures, {
  [`${MIN_RUNS_A_SECOND} runs a second on one core`]: figures.runs_a_second >= MIN_RUNS_A_SECOND,
  "answers go through the whole logic, too": figures.whole_paths > 0,
});

/** A chain of fields of all kinds: each leads some answers to the outcome and the others to the next field. */
function chain(nodes: number): SerializedLogic {
  const kinds = [numberField, selectField, textField, multiSelectField];
  const made = Array.from({ length: nodes }, (_, index) => kinds[index % kinds.length]?.(index) ?? numberField(index));
  return SerializedLogic.parse({
    groups: [{ id: "sales", value: "sales", props: { linkId: "salespage" } }],
    fields: made.map(({ type }, index) => ({ id: `f${index}`, name: `q${index}`, type })),
    rules: made.map(({ done, on }, index) => ({
      from: `f${index}`,
      cases: [
        { ...done, to: { type: "group", value: "sales" } },
        {
          ...on,
          to: index + 1 < nodes ? { type: "field", value: `f${index + 1}` } : { type: "group", value: "sales" },
        },
      ],
    })),
    default: { id: "none", type: "text", value: "Thanks" },
  });
}

type Field = { type: string; done: object; on: object };

function numberField(index: number): Field {
  return {
    type: "number",
    done: { operator: "gt", value: 95 },
    on: { operator: "between", value: { start: 0, end: 95 + index } },
  };
}

function selectField(): Field {
  return { type: "select", done: { operator: "is", value: "option-0" }, on: { operator: "anyIn", value: OPTIONS } };
}

function textField(): Field {
  return {
    type: "string",
    done: { operator: "endsWith", value: "@dure.kr" },
    on: { operator: "notContains", value: "spam" },
  };
}

function multiSelectField(): Field {
  return {
    type: "multiSelect",
    done: { operator: "is", value: ["option-1", "option-2"] },
    on: { operator: "notIn", value: ["other"] },
  };
}

function answersTo({ fields }: SerializedLogic): LogicInput {
  return new Map(fields.map(({ name, type }): [string, AnswerValue] => [name, answerTo(type)]));
}

function answerTo(type: LogicFieldType): AnswerValue {
  if (type === "number") return random.below(100);
  if (type === "select") return random.pick(OPTIONS);
  if (type === "multiSelect") return [random.pick(OPTIONS), random.pick(OPTIONS)];
  return `visitor${random.below(1_000)}@example.com`;
}

/** Runs per second of CPU time, which other processes do not affect. Takes the fastest of several rounds. */
function perSecond(times: number, work: (index: number) => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = process.cpuUsage();
    for (let index = 0; index < times; index += 1) work(index);
    const { user, system } = process.cpuUsage(started);
    return user + system;
  });
  return Math.round((times / Math.min(...rounds)) * 1_000_000);
}
