import { HStack, Stack, Text } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { MemberAvatar } from "../../teams/member/member-avatar";

/** Everyone of the team who takes a meeting, the first first. */
export function EventHosts({ hosts }: Pick<ScheduledEventView, "hosts">) {
  return (
    <Stack as="ul" listStyleType="none" gap="1">
      {hosts.map(({ id, name }) => (
        <HStack as="li" key={id} gap="2">
          <MemberAvatar userId={id} name={name} />
          <Text>{name}</Text>
        </HStack>
      ))}
    </Stack>
  );
}
