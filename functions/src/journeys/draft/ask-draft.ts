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
 * One call without tools, so that nothing in the timeline can lead it anywhere; its answer is checked by code.
 * @throws ModelRefused if the answer doesn't have the schema, or nothing of it may be shown
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
