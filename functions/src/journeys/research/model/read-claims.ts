import { type Claim, Claims } from "@dure/domain/journeys/research/check-claims";
import type { FindingKind, GroundedProse, Usage } from "@dure/domain/journeys/research/research";
import { READ_INSTRUCTION, readPrompt } from "@dure/domain/journeys/research/research-prompt";
import { z } from "zod";
import { usageOf } from "./search-company";
import { callModel, ModelRefused, textOf } from "./vertex-client";

const TRIES = 2;
const SCHEMA = z.toJSONSchema(Claims, { io: "input" });

type Read = { claims: Claim[]; usage: Usage };

/**
 * The second call of the model: turns the prose into claims. It has no tools, so that a prompt injection can't act.
 * @throws ModelRefused if two answers don't match the schema
 */
export async function readClaims(
  name: string,
  prose: GroundedProse,
  kinds: readonly FindingKind[],
  locale: "ko" | "en",
): Promise<Read> {
  const usage = { input_tokens: 0, output_tokens: 0, searches: 0 };
  for (let number = 0; number < TRIES; number += 1) {
    const answer = await callModel({
      contents: readPrompt(name, prose, kinds, locale),
      config: {
        systemInstruction: READ_INSTRUCTION,
        responseMimeType: "application/json",
        responseJsonSchema: SCHEMA,
        temperature: 0,
        maxOutputTokens: 8_192,
      },
    });
    const used = usageOf(answer);
    usage.input_tokens += used.input_tokens;
    usage.output_tokens += used.output_tokens;
    const { data } = Claims.safeParse(jsonOf(textOf(answer)));
    if (data) return { claims: data.claims.filter(({ kind }) => kinds.includes(kind)), usage };
  }
  throw new ModelRefused("The model's answer doesn't have the schema.");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
