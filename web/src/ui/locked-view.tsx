import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "./empty-state";

type LockedViewProps = { reason: "disabled" | "plan" | "role"; description?: string; action?: ReactNode };

/** Replaces a feature that is switched off, not in the plan, or not allowed for the role. */
export function LockedView({ reason, description, action }: LockedViewProps) {
  const { t } = useTranslation("ui");
  return (
    <EmptyState
      icon={Lock}
      title={t(`locked.${reason}.title`)}
      description={description ?? t(`locked.${reason}.description`)}
      action={action}
    />
  );
}
