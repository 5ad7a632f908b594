import type { StepType } from "@dure/domain/email/automation/step";
import { Clock, LogOut, type LucideIcon, Mail, MessageSquare, PenLine, Split } from "lucide-react";

export const STEP_ICONS: Record<StepType, LucideIcon> = {
  send_email: Mail,
  delay: Clock,
  condition: Split,
  update_field: PenLine,
  notify_slack: MessageSquare,
  leave: LogOut,
};
