import { Text } from "@chakra-ui/react";
import type { Statistics } from "@dure/domain/routing/submission/statistics";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { BarList } from "./bar-list";

type Questions = z.infer<typeof Statistics>["questions"];

/** How many visitors reached each question, and how many left there. */
export function QuestionLoss({ questions }: { questions: Questions }) {
  const { t } = useTranslation("routing");
  return (
    <BarList
      title={t("submissions.loss.title")}
      description={t("submissions.loss.description")}
      empty={<Text color="fg.muted">{t("submissions.loss.none")}</Text>}
      bars={questions.map(({ name, label, reached, lost }) => ({
        key: name,
        label: label || name,
        count: reached,
        note: t("submissions.loss.lost", { count: lost }),
      }))}
    />
  );
}
