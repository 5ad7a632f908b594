import { Button } from "@chakra-ui/react";
import type { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { newStandardQuestion, STANDARD_QUESTIONS } from "./standard-question";

type AddStandardQuestionProps = { known: readonly string[]; onAdd: (question: FormField) => void };

/** Adds a standard question that the page does not have yet. */
export function AddStandardQuestion({ known, onAdd }: AddStandardQuestionProps) {
  const { t } = useTranslation("scheduling");
  const left = STANDARD_QUESTIONS.filter((name) => !known.includes(name));
  if (left.length === 0) return null;
  return (
    <ActionMenu
      label={t("question.addStandard")}
      trigger={
        <Button variant="outline" alignSelf="flex-start">
          <Plus aria-hidden />
          {t("question.addStandard")}
        </Button>
      }
      actions={left.map((name) => ({
        id: name,
        label: t(`question.standard.${name}`),
        onSelect: () => onAdd(newStandardQuestion(name, t(`question.standard.${name}`))),
      }))}
    />
  );
}
