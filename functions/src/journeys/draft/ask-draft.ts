import { checkDraft } from "@dure/domain/journeys/draft/check-draft";
import {
  DRAFT_MODEL_MS,
  type Draft,
  type DraftKind,
  type TimelineItem,
  WrittenDraft,
} from "@dure/domain/journeys/draft/draft";
import { DRAFT_INSTRUCTION, draftPrompt } from "@dure/domain/journeys/draft/draft-prompt";
import { z } from "zod";
import { usageOf } from "../research/model/search-company";
import { callModel, ModelRefused, textOf } from "../research/model/vertex-client";

const SCHEMA = z.toJSONSchema(WrittenDraft, { io: "input" });

type Asked = { kind: DraftKind; locale: "ko" | "en"; items: TimelineItem[] };

/**
 * Asks the model for a draft, in one call without tools, so that a prompt injection in the timeline can't act. Code
 * checks the answer.
 * @throws ModelRefused if the answer doesn't match the schema, or none of it may be shown
 */
export async function askDraft({ kind, locale, items }: Asked): Promise<Draft> {
  const answer = await callModel(
    {
      contents: draftPrompt({ kind, locale, items }),
      config: {
        systemInstruction: DRAFT_INSTRUCTION,
        responseMimeType: "application/json",
        responseJsonSchema: SCHEMA,
        temperature: 0.4,
        maxOutputTokens: 4_096,
      },
    },
    DRAFT_MODEL_MS,
  );
  const { subject, parts } = checkDraft(kind, parsed(textOf(answer)), items);
  if (parts.length === 0) throw new ModelRefused("Nothing of the draft is borne out.");
  const used = new Set(parts.flatMap(({ sources }) => sources));
  return {
    ...{ kind, subject, parts, sources: items.filter(({ number }) => used.has(number)) },
    ...{ model: answer.modelVersion ?? "", usage: usageOf(answer) },
  };
}

function parsed(text: string): WrittenDraft {
  try {
    return WrittenDraft.parse(JSON.parse(text));
  } catch {
    throw new ModelRefused("The model's answer doesn't have the schema.");
  }
}
