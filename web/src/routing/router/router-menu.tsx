import type { RouterItem } from "@dure/domain/routing/router/router";
import { ChartNoAxesColumn, Code, Copy, ExternalLink, Link2, Pencil, Scissors, Settings2, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useCopyShortLink } from "../../teams/short-url/use-copy-short-link";
import { ActionMenu } from "../../ui/action-menu";
import { useCopy } from "../../ui/copy/use-copy";
import { notify } from "../../ui/toast/notify";
import { useCopyRouter } from "./use-copy-router";

type RouterMenuProps = { router: RouterItem; onEmbed: () => void; onSettings: () => void; onDelete: () => void };

/** The actions on a router. Deleting another member's router explains why it is not possible. */
export function RouterMenu({ router, onEmbed, onSettings, onDelete }: RouterMenuProps) {
  const { id, title, link, form_type } = router;
  const { t } = useTranslation(["routing", "ui"]);
  const navigate = useNavigate();
  const copyText = useCopy();
  const copy = useCopyRouter();
  const copyShortLink = useCopyShortLink(link);
  const copyLink = async () => {
    if (await copyText(link)) notify.success({ title: t("ui:copy.done") });
  };
  const customFormActions = [
    {
      id: "open",
      label: t("routers.open"),
      icon: ExternalLink,
      onSelect: () => window.open(link, "_blank", "noopener"),
    },
    { id: "link", label: t("ui:copy.link"), icon: Link2, onSelect: copyLink },
    { id: "short-link", label: t("ui:copy.shortLink"), icon: Scissors, onSelect: copyShortLink },
    { id: "settings", label: t("share.title"), icon: Settings2, onSelect: onSettings },
  ];
  return (
    <ActionMenu
      label={t("routers.actionsOf", { title })}
      actions={[
        { id: "edit", label: t("routers.edit"), icon: Pencil, onSelect: () => navigate(`/routers/${id}`) },
        {
          id: "statistics",
          label: t("routers.statistics"),
          icon: ChartNoAxesColumn,
          onSelect: () => navigate(`/routers/${id}?step=submissions`),
        },
        ...(form_type === "custom" ? customFormActions : []),
        { id: "embed", label: t("routers.embed"), icon: Code, onSelect: onEmbed },
        { id: "copy", label: t("routers.copy"), icon: Copy, onSelect: () => void copy(id) },
        { id: "delete", label: t("routers.delete"), icon: Trash2, danger: true, onSelect: onDelete },
      ]}
    />
  );
}
