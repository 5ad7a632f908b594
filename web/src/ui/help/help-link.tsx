import { IconButton } from "@chakra-ui/react";
import { CircleQuestionMark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Tooltip } from "../tooltip";
import type { HelpId } from "./help-id";

/** Leads from a page to its article of the help center. */
export function HelpLink({ article }: { article: HelpId }) {
  const { t } = useTranslation("ui");
  return (
    <Tooltip content={t("help")}>
      <IconButton asChild variant="ghost" size="2xs" color="fg.muted" aria-label={t("help")}>
        <Link to={`/help/${article}`}>
          <CircleQuestionMark aria-hidden />
        </Link>
      </IconButton>
    </Tooltip>
  );
}
