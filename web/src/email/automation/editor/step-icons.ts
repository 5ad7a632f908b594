import type { StepType } from "@dure/domain/email/automation/step";
import { Clock, LogOut, type LucideIcon, MessageSquare, PenLine, Split } from "lucide-react";

export const STEP_ICONS: Record<StepType, LucideIcon> = {
  delay: Clock,
  condition: Split,
  update_field: PenLine,
  notify_slack: MessageSquare,
  leave: LogOut,
};
