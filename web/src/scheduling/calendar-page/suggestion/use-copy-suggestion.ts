import type { SuggestionOptions } from "@dure/domain/scheduling/suggestion/suggestion";
import {
  type CopiedSuggestion,
  type CopyFormat,
  suggestionText,
} from "@dure/domain/scheduling/suggestion/suggestion-text";
import { useState } from "react";
import { offerSuggestion } from "../../suggestion/suggestion-queries";
import { copyWhenReady } from "./copy-when-ready";

/** The copied text, and the suggestion to save for it. */
type Copy = { body: SuggestionOptions; format: CopyFormat; told: Omit<CopiedSuggestion, "link"> };

/**
 * Saves and activates a suggestion, and copies its text. If the form is invalid, nothing happens besides showing its
 * errors.
 */
export function useCopySuggestion(id: string, read: () => Promise<Copy | undefined>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const offer = async () => {
    const copy = await read();
    if (!copy) throw NOT_READY;
    const { link } = await offerSuggestion(id, copy.body);
    return suggestionText(copy.format, { ...copy.told, link });
  };
  /** @returns whether it was copied */
  const copy = async (): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await copyWhenReady(offer());
      return true;
    } catch (error) {
      if (error !== NOT_READY) setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { copy, busy, failure };
}

const NOT_READY = new Error("The form is not filled in.");
