import type { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { withRequiredPhone } from "@dure/domain/scheduling/booking-page/booking-form";
import { type Notification, needsPhone } from "@dure/domain/scheduling/notification/notification";
import { useState } from "react";
import { useController, useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SectionProps } from "../section-props";
import { NotificationCard } from "./notification-card";

/** In the order of a meeting's life. */
const IN_ORDER = ["confirmation", "meetingAssignment", "reminder", "rescheduling", "cancellation"] as const;

/** The page's notifications about its meetings, with a card for each kind of event. */
export function NotificationsSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "notifications" });
  const form = useFieldArray({ control, name: "form", keyName: "key" });
  const questions = useWatch({ control, name: "form" }) as FormField[];
  // Only one notification shows its sender and copies. It closes when rows move, since a row's key is its index.
  const [open, setOpen] = useState<number | null>(null);
  const all = field.value ?? [];

  const change = (changed: Notification[]) => {
    field.onChange(changed);
    if (needsPhone(changed) && !needsPhone(all))
      form.replace(withRequiredPhone(questions, t("question.standard.phone")));
  };
  const move = (changed: Notification[]) => {
    setOpen(null);
    change(changed);
  };
  return IN_ORDER.map((type) => (
    <NotificationCard
      key={type}
      type={type}
      rows={all.flatMap((one, index) => (one.type === type ? [{ one, index }] : []))}
      disabled={disabled}
      invalid={fieldState.invalid}
      open={open}
      onOpen={setOpen}
      onAdd={(one) => move([...all, one])}
      onChange={(index, one) => change(all.with(index, one))}
      onRemove={(index) => move(all.toSpliced(index, 1))}
    />
  ));
}
