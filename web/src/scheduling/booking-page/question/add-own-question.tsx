import { Button, HStack } from "@chakra-ui/react";
import { FORM_FIELD_TYPES, type FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { randomId } from "../../../lib/random-id";
import { type Action, ActionMenu } from "../../../ui/action-menu";
import { newOwnQuestion, newQuestion, OWN_QUESTIONS } from "./new-question";

type AddQuestionProps = { known: readonly string[]; onAdd: (question: FormField) => void };

/** One more question: one of the product's own that isn't asked yet, or another. */
export function AddQuestion({ known, onAdd }: AddQuestionProps) {
  const { t } = useTranslation("scheduling");
  const own = OWN_QUESTIONS.filter((name) => !known.includes(name)).map((name) => ({
    id: name,
    label: t(`question.own.${name}`),
    onSelect: () => onAdd(newOwnQuestion(name, t(`question.own.${name}`))),
  }));
  const others = FORM_FIELD_TYPES.map((type) => ({
    id: type,
    label: t(`question.type.${type}`),
    onSelect: () => onAdd(newQuestion(type, randomId(), t(`question.type.${type}`), t("question.firstOption"))),
  }));
  const menu = (label: string, actions: readonly Action[]) => (
    <ActionMenu
      label={label}
      trigger={
        <Button variant="outline">
          <Plus aria-hidden />
          {label}
        </Button>
      }
      actions={actions}
    />
  );
  return (
    <HStack wrap="wrap">
      {own.length > 0 && menu(t("question.addOwn"), own)}
      {menu(t("question.add"), others)}
    </HStack>
  );
}
