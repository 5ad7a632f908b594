import type { Text } from "../../shared/text";
import { checkLogic } from "../logic/check-logic";
import type { LogicIssue } from "../logic/logic-error";
import { type RoutableField, routableFields } from "../logic/routable-field";
import type { LogicField, SerializedCase, SerializedNext } from "../logic/serialized-logic";
import { shapeOf } from "../logic/shape";
import { checkTexts } from "./check-texts";
import type { RouterBody } from "./router";
import { ENTRY, problem, type RouterProblem } from "./router-problem";

/** Problems of the routes, by node of the graph. */
export function checkRoute(body: RouterBody): RouterProblem[] {
  const isEntry = (id: string | null) => body.fields.some((field) => field.id === id && field.type === "null");
  const engine = checkLogic(body).map(({ text, field, caseIndex }: LogicIssue) =>
    isEntry(field)
      ? problem("route", ENTRY, checkTexts.entryUnconnected, { reason: "entry-unconnected" })
      : problem("route", field ?? "", text, { caseIndex }),
  );
  return [...engine, ...fieldProblems(body), ...groupProblems(body)];
}

/** Conditions on questions that were deleted or changed their type. */
function fieldProblems(body: RouterBody): RouterProblem[] {
  const routable = new Map(routableFields(body).map((field) => [field.name, field]));
  const casesOf = new Map(body.rules.map(({ from, cases }) => [from, cases]));
  return body.fields
    .filter(({ type }) => type !== "null")
    .flatMap((field) => {
      const asked = routable.get(field.name);
      const text = fieldProblem(field, asked);
      if (text || !asked) return text ? [problem("route", field.id, text)] : [];
      return (casesOf.get(field.id) ?? []).flatMap((one, caseIndex) => {
        const gone = goneOption(one, asked);
        return gone === undefined
          ? []
          : [problem("route", field.id, checkTexts.optionGone(String(gone)), { caseIndex })];
      });
    });
}

function fieldProblem({ name, type }: LogicField, asked: RoutableField | undefined): Text | null {
  if (!asked) return checkTexts.fieldNotFound(name);
  return asked.type === type ? null : checkTexts.wrongFieldType;
}

function goneOption({ value }: SerializedCase, { type, options }: RoutableField): string | number | undefined {
  if (type !== "select" && type !== "multiSelect") return undefined;
  const wanted = Array.isArray(value) ? value : [value];
  return wanted
    .filter((one) => typeof one === "string" || typeof one === "number")
    .find((one) => !options.some((option) => option.value === String(one)));
}

function groupProblems(body: RouterBody): RouterProblem[] {
  const { groups, rules } = body;
  const targets = rules.flatMap(({ cases }) => cases.map(({ to }) => groupNamed(to)));
  const reached = new Set(targets);
  const twice = groups.filter(({ id }, index) => groups.findIndex((group) => group.id === id) < index);
  const unreached = groups.filter(({ id }) => !reached.has(id));
  const isDirect = shapeOf(body) === "directGroup";
  const direct = groups.findIndex(({ id }) => id === targets[0]);
  return [
    ...twice.map(({ id }) => problem("route", id, checkTexts.groupTwice)),
    ...(isDirect && direct > 0 ? [problem("route", ENTRY, checkTexts.notFirstGroup)] : []),
    ...(groups.length > 0 && unreached.length === groups.length
      ? [problem("route", "", checkTexts.groupsUnconnected, { unfinished: true })]
      : unreached.map(({ id }) => problem("route", id, checkTexts.groupUnconnected, { unfinished: true }))),
  ];
}

const groupNamed = ({ type, value, id }: SerializedNext) => (type === "group" ? value : id);
