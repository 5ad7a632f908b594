import type { Extra, Form } from "@dure/domain/routing/router/form";
import type { Mappings } from "@dure/domain/routing/router/router";
import { useEffect, useState } from "preact/hooks";

export type Draft = { form: Form; extra: Extra | null; mappings: Mappings };

const isDraft = (data: unknown): data is Draft =>
  typeof data === "object" && data !== null && "type" in data && data.type === "dure:preview" && "form" in data;

/**
 * What the editor around this frame posts: `{ type: "dure:preview", form, extra, mappings }`, heard from the product's own
 * origin only. The editor is told with `dure:preview-ready` that somebody listens.
 */
export function useDraft(): Draft | undefined {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source === parent && source !== window && origin === self.origin && isDraft(data)) setDraft(data);
    };
    addEventListener("message", hear);
    if (parent !== window) parent.postMessage({ type: "dure:preview-ready" }, self.origin);
    return () => removeEventListener("message", hear);
  }, []);
  return draft;
}
