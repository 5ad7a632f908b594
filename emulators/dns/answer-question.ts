import type { Answer, Question } from "dns-packet";
import { isKnown, recordsAt, type Zone, type ZoneRecord } from "./zone";

/** Aliases that are followed before a server gives up. */
const MAX_ALIASES = 8;
const TTL_SECONDS = 5;
/** A text in a record is divided into parts of this length. */
const TXT_PART_LENGTH = 255;

export type Answered = { rcode: "NOERROR" | "NXDOMAIN"; answers: Answer[] };

/** Answers like a resolver: follows aliases, and lists each alias before the records of its target. */
export function answerQuestion(zone: Zone, { name, type }: Pick<Question, "name" | "type">): Answered {
  const answers: Answer[] = [];
  let at = name;
  for (let aliases = 0; aliases <= MAX_ALIASES; aliases++) {
    const records = recordsAt(zone, at);
    const asked = records.find((record) => record.type === type);
    if (asked) return { rcode: "NOERROR", answers: [...answers, ...toAnswers({ ...asked, name: at })] };
    const alias = records.find((record) => record.type === "CNAME");
    if (!alias?.values[0]) break;
    answers.push(...toAnswers({ ...alias, name: at }));
    at = alias.values[0];
  }
  return { rcode: isKnown(zone, at) ? "NOERROR" : "NXDOMAIN", answers };
}

function toAnswers({ name, type, values }: ZoneRecord): Answer[] {
  return values.map((value): Answer => {
    const common = { name, ttl: TTL_SECONDS };
    if (type === "TXT") return { ...common, type, data: partsOf(value) };
    if (type === "MX") {
      const [preference = "10", exchange = ""] = value.split(" ");
      return { ...common, type, data: { preference: Number(preference), exchange } };
    }
    return { ...common, type, data: value };
  });
}

const partsOf = (value: string): string[] => value.match(new RegExp(`.{1,${TXT_PART_LENGTH}}`, "gs")) ?? [""];
