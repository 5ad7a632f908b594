import type { ViewAnswer } from "@dure/domain/records/view/view";
import { HOME_TAB } from "@dure/domain/records/view/view-preferences";
import { House, Link, Mails, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import type { Action } from "../../ui/action-menu";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useCopyPage } from "../record/use-copy-page";
import { useListParams } from "./use-list-params";
import type { ListState } from "./use-list-state";
import { useDeleteView, usePinView, useSetHome } from "./view-queries";

type ViewCallbacks = {
  onEdit: () => void;
  onDelete: () => void;
  /** Creates a recipient group from the view; undefined if the team or the entity has none. */
  onSegment: (() => void) | undefined;
};

/** The actions of a view. Only its creator renames, shares and deletes it. */
export function useViewActions(list: ListState, view: ViewAnswer, { onEdit, onDelete, onSegment }: ViewCallbacks) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const { user_id } = useProfile();
  const { openView } = useListParams();
  const [pin, home, remove] = [usePinView(), useSetHome(), useDeleteView()];
  const params = { entityId: list.entity, id: view.id };
  const failed = (title: string) => (error: unknown) => notify.error({ title, description: errorText(error) });
  const copyPage = useCopyPage();
  const copy = () => {
    const search = new URLSearchParams({ ...(list.dealType && { type: list.dealType }), view: view.id });
    return copyPage({ pathname: location.pathname, search: `?${search}` }, t("view.copied"));
  };
  const setHome = () =>
    home.mutate({ params, query: {}, body: { home: !view.home } }, { onError: failed(t("view.saveFailed")) });
  const ownerActions: Action[] = [
    { id: "rename", label: t("view.edit"), icon: Pencil, onSelect: onEdit },
    { id: "delete", label: t("view.delete"), icon: Trash2, danger: true, onSelect: onDelete },
  ];
  return {
    pin: () => pin.mutate({ params, query: {}, body: { pin: !view.pinned } }, { onError: failed(t("view.pinFailed")) }),
    remove: (onDone: () => void) =>
      remove.mutate(
        { params, query: {} },
        {
          onSuccess: () => {
            onDone();
            if (list.chosen.tab === view.id) openView(HOME_TAB);
          },
          onError: failed(t("view.deleteFailed")),
        },
      ),
    isRemoving: remove.isPending,
    actions: [
      { id: "copy", label: t("view.copyLink"), icon: Link, onSelect: () => void copy() },
      { id: "home", label: t(view.home ? "view.unsetHome" : "view.setHome"), icon: House, onSelect: setHome },
      ...(onSegment ? [{ id: "segment", label: t("view.toSegment"), icon: Mails, onSelect: onSegment }] : []),
      ...(view.created_by.id === user_id ? ownerActions : []),
    ],
  };
}
