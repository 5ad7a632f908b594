import { type FindingKind, type GroundedProse, NO_USAGE, type Usage } from "@dure/domain/journeys/research/research";
import { SEARCH_INSTRUCTION, type Subject, searchPrompt } from "@dure/domain/journeys/research/research-prompt";
import type { GenerateContentResponse } from "@google/genai";
import { citeProse } from "./cite-prose";
import { readSources } from "./read-sources";
import { callModel, textOf } from "./vertex-client";

const MAX_QUERIES = 10;

/**
 * The first call of the model: searches the web for a company, and returns prose with its sources. If the model has not
 * searched, there are no sources, and the prose is ignored.
 */
export async function searchCompany(
  subject: Subject,
  kinds: readonly FindingKind[],
  locale: "ko" | "en",
): Promise<{ prose: GroundedProse; usage: Usage; model: string }> {
  const answer = await callModel({
    contents: searchPrompt(subject, kinds, locale),
    config: {
      systemInstruction: SEARCH_INSTRUCTION,
      tools: [{ googleSearch: {} }],
      temperature: 0.2,
      maxOutputTokens: 8_192,
    },
  });
  const {
    groundingChunks = [],
    groundingSupports = [],
    webSearchQueries = [],
  } = answer.candidates?.[0]?.groundingMetadata ?? {};
  const { sources, numberOf } = await readSources(groundingChunks);
  const prose = { ...citeProse(textOf(answer), groundingSupports, numberOf), sources };
  return {
    prose: { ...prose, queries: webSearchQueries.slice(0, MAX_QUERIES) },
    usage: { ...usageOf(answer), searches: webSearchQueries.length > 0 ? 1 : 0 },
    model: answer.modelVersion ?? "",
  };
}

/** The tokens that a call took. */
export const usageOf = ({ usageMetadata }: GenerateContentResponse): Usage => ({
  ...NO_USAGE,
  input_tokens: usageMetadata?.promptTokenCount ?? 0,
  output_tokens: (usageMetadata?.candidatesTokenCount ?? 0) + (usageMetadata?.thoughtsTokenCount ?? 0),
});
