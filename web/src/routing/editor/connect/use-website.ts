import type { RouterBody } from "@dure/domain/routing/router/router";
import { useState } from "react";
import { askWebsite, type WebsiteAnswer } from "./website-check";

type Failure = Exclude<WebsiteAnswer["state"], "found">;

/** Asks the website's snippet for the form, and keeps the reason if it does not answer. */
export function useWebsite({ web_url, form_selector }: RouterBody, routerId: string) {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const ask = async (): Promise<WebsiteAnswer | undefined> => {
    if (!web_url) return undefined;
    setAsking(true);
    setFailure(undefined);
    const answer = await askWebsite({ webUrl: web_url, routerId, cls: form_selector ?? "" });
    setAsking(false);
    setFailure(answer.state === "found" ? undefined : answer.state);
    return answer;
  };
  return { ask, isAsking, failure };
}
