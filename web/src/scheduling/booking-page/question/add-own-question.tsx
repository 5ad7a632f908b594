import { Button } from "@chakra-ui/react";
import type { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { newOwnQuestion, OWN_QUESTIONS } from "./new-question";

type AddOwnQuestionProps = { known: readonly string[]; onAdd: (question: FormField) => void };

/** One of the product's own questions that isn't asked yet. */
export function AddOwnQuestion({ known, onAdd }: AddOwnQuestionProps) {
  const { t } = useTranslation("scheduling");
  const left = OWN_QUESTIONS.filter((name) => !known.includes(name));
  if (left.length === 0) return null;
  return (
    <ActionMenu
      label={t("question.addOwn")}
      trigger={
        <Button variant="outline" alignSelf="flex-start">
          <Plus aria-hidden />
          {t("question.addOwn")}
        </Button>
      }
      actions={left.map((name) => ({
        id: name,
        label: t(`question.own.${name}`),
        onSelect: () => onAdd(newOwnQuestion(name, t(`question.own.${name}`))),
      }))}
    />
  );
}
