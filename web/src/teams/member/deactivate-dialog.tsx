import { List, Stack, Text, Link as TextLink } from "@chakra-ui/react";
import type { MemberView } from "@dure/domain/teams/team";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { useDeactivationImpact, useSetActivation } from "./member-queries";

/** The pages where a member's assignments are transferred. */
const PATHS = { "booking-page": "/booking-pages", router: "/routers" };

/** Confirms a deactivation, or lists the assignments to transfer first. */
export function DeactivateDialog({ member, onClose }: { member: MemberView; onClose: () => void }) {
  const { t } = useTranslation("teams");
  const { userId, teamId, display_name, email } = member;
  const name = display_name || email;
  const impact = useDeactivationImpact(userId);
  const set = useSetActivation();
  const isBlocked = impact.data !== undefined && impact.data.length > 0;
  const deactivate = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    set.mutate(
      { params: { teamId, userId }, body: { active: false } },
      {
        onSuccess: () => {
          notify.success({ title: t("members.deactivated", { name }) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("members.deactivateTitle", { name })}
      submit={t("members.deactivate")}
      danger
      busy={set.isPending}
      disabled={impact.data === undefined || isBlocked}
      error={set.error ?? impact.error}
      onSubmit={deactivate}
      onClose={onClose}
    >
      <Text>{t(isBlocked ? "members.deactivateBlocked" : "members.deactivateHint", { name })}</Text>
      {isBlocked && (
        <Stack>
          <List.Root ps="5">
            {impact.data.map(({ id, type, title }) => (
              <List.Item key={id}>
                <TextLink asChild variant="underline">
                  <Link to={`${PATHS[type]}/${id}`}>{title}</Link>
                </TextLink>
              </List.Item>
            ))}
          </List.Root>
        </Stack>
      )}
    </FormDialog>
  );
}
