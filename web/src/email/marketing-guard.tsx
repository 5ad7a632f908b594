import type { ReactNode } from "react";
import { isRefusal } from "../lib/call-error";
import { PageHeader } from "../ui/page-header";
import { MarketingLocked } from "./marketing-locked";

type MarketingGuardProps = { title: string; error: unknown; children: ReactNode };

/** Replaces a page of e-mail marketing for teams that have none (docs/product/email.md#who-has-e-mail-marketing). */
export function MarketingGuard({ title, error, children }: MarketingGuardProps) {
  if (!isRefusal(error, "PLAN_REQUIRED")) return children;
  return (
    <>
      <PageHeader title={title} />
      <MarketingLocked />
    </>
  );
}
