import { Box, Button, Flex, HStack, Text } from "@chakra-ui/react";
import type { MemberView } from "@dure/domain/teams/team";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { lacksSeat } from "../../lib/call-error";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { BuySeatDialog } from "../billing/buy-seat-dialog";
import { MemberAvatar } from "./member-avatar";
import { useAnswerRequest } from "./member-queries";

export function RequestRow({ member: { userId, teamId, display_name, email } }: { member: MemberView }) {
  const { t } = useTranslation("teams");
  const isAdmin = useIsAdmin();
  const errorText = useErrorText();
  const answer = useAnswerRequest();
  const [denying, setDenying] = useState(false);
  const name = display_name || email;
  const asksForSeat = lacksSeat(answer.error) || answer.variables?.body.buy_seat === true;

  const give = (accept: boolean, buy_seat = false) =>
    answer.mutate(
      { params: { teamId, userId }, body: { accept, ...(buy_seat && { buy_seat }) } },
      {
        onSuccess: () => notify.success({ title: accept ? t("members.approved", { name }) : t("members.denied") }),
        onError: (error) => !lacksSeat(error) && !buy_seat && notify.error({ title: errorText(error) }),
        onSettled: () => setDenying(false),
      },
    );

  return (
    <Flex as="li" align="center" gap="3" py="2.5" borderBottomWidth="1px" wrap="wrap">
      <MemberAvatar userId={userId} name={name} size="md" />
      <Box flex="1" minW="10rem">
        <Text fontWeight="medium">{name}</Text>
        {display_name && <Text color="fg.muted">{email}</Text>}
      </Box>
      {isAdmin && (
        <HStack>
          <Button variant="outline" disabled={answer.isPending} onClick={() => setDenying(true)}>
            {t("members.deny")}
          </Button>
          <Button loading={answer.isPending} onClick={() => give(true)}>
            {t("members.approve")}
          </Button>
        </HStack>
      )}
      {asksForSeat && (
        <BuySeatDialog
          name={name}
          busy={answer.isPending}
          error={lacksSeat(answer.error) ? null : answer.error}
          onConfirm={() => give(true, true)}
          onClose={answer.reset}
        />
      )}
      <ConfirmDialog
        open={denying}
        title={t("members.denyTitle")}
        description={t("members.denyDescription", { name })}
        confirm={t("members.deny")}
        danger
        busy={answer.isPending}
        onConfirm={() => give(false)}
        onClose={() => setDenying(false)}
      />
    </Flex>
  );
}
