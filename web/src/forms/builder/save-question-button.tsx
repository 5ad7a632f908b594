import { Button } from "@chakra-ui/react";
import type { Question } from "@dure/domain/forms/question/question";
import { BookmarkPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useSaveQuestion } from "./saved-question-queries";

/** Adds the question, as it is now, to the team's library. */
export function SaveQuestionButton({ question }: { question: Question }) {
  const { t } = useTranslation("forms");
  const errorText = useErrorText();
  const save = useSaveQuestion();
  const add = () =>
    save.mutate(
      { body: { question } },
      {
        onSuccess: () => notify.success({ title: t("builder.library.saved") }),
        onError: (error) => notify.error({ title: errorText(error) }),
      },
    );
  return (
    <Button
      variant="ghost"
      size="xs"
      alignSelf="flex-start"
      disabled={question.label.trim() === ""}
      loading={save.isPending}
      onClick={add}
    >
      <BookmarkPlus aria-hidden />
      {t("builder.library.save")}
    </Button>
  );
}
