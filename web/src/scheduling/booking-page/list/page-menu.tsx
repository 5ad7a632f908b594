import type { BookingPageView } from "@dure/domain/scheduling/booking-page/booking-page";
import { Code, Copy, ExternalLink, Pencil, Power, Scissors, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useNavigateAfterSubmit } from "../../../lib/http/use-navigate-after-submit";
import { useCopyShortLink } from "../../../teams/short-url/use-copy-short-link";
import { ActionMenu } from "../../../ui/action-menu";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useChangeBookingPage, useDuplicateBookingPage } from "../booking-page-queries";
import { usePageRights } from "../hosts/use-page-rights";

type PageMenuProps = { page: BookingPageView; onEmbed: () => void; onDelete: () => void };

/** What can be done with a page. */
export function PageMenu({ page, onEmbed, onDelete }: PageMenuProps) {
  const { id, title, link, enabled } = page;
  const { t } = useTranslation(["scheduling", "ui"]);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const { mayChange, mayDelete } = usePageRights()(page);
  const duplicate = useDuplicateBookingPage();
  const change = useChangeBookingPage();
  const copyShortLink = useCopyShortLink(link);

  const makeCopy = () =>
    duplicate.mutate(
      { params: { id }, body: {} },
      {
        onSuccess: (copy) => {
          notify.success({ title: t("pages.duplicated") });
          navigateAfterSubmit(`/booking-pages/${copy.id}`);
        },
        onError: (error) => notify.error({ title: errorText(error) }),
      },
    );
  const turn = () =>
    change.mutate(
      { params: { id }, body: { enabled: !enabled } },
      {
        onSuccess: () => notify.success({ title: t(enabled ? "pages.turnedOff" : "pages.turnedOn") }),
        onError: (error) => notify.error({ title: errorText(error) }),
      },
    );
  return (
    <ActionMenu
      label={t("pages.actionsOf", { title })}
      actions={[
        {
          id: "open",
          label: t("pages.open"),
          icon: ExternalLink,
          onSelect: () => window.open(link, "_blank", "noopener"),
        },
        {
          id: "edit",
          label: t(mayChange ? "pages.edit" : "pages.view"),
          icon: Pencil,
          onSelect: () => navigate(`/booking-pages/${id}`),
        },
        { id: "short-link", label: t("ui:copy.shortLink"), icon: Scissors, onSelect: copyShortLink },
        { id: "embed", label: t("pages.embed"), icon: Code, onSelect: onEmbed },
        {
          id: "turn",
          label: t(enabled ? "pages.turnOff" : "pages.turnOn"),
          icon: Power,
          disabled: !mayChange,
          hint: mayChange ? undefined : t("pages.turnBlocked"),
          onSelect: turn,
        },
        { id: "duplicate", label: t("pages.duplicate"), icon: Copy, onSelect: makeCopy },
        {
          id: "delete",
          label: t("pages.delete"),
          icon: Trash2,
          danger: true,
          disabled: !mayDelete,
          hint: mayDelete ? undefined : t("pages.deleteBlocked"),
          onSelect: onDelete,
        },
      ]}
    />
  );
}
