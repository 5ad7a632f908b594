import { Center, Stack, Text } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type EmptyStateProps = { icon?: LucideIcon; title: string; description?: ReactNode; action?: ReactNode };

/** Replaces an empty list: why it is empty, and what to do. */
export function EmptyState({ icon: Icon, title, description, action }: EmptyStateProps) {
  return (
    <Center py="12" px="4">
      <Stack align="center" gap="2" maxW="sm" textAlign="center">
        {Icon && (
          <Center boxSize="10" rounded="l3" bg="bg.muted" color="fg.muted" mb="1">
            <Icon size={20} aria-hidden />
          </Center>
        )}
        <Text fontWeight="medium">{title}</Text>
        {description && <Text color="fg.muted">{description}</Text>}
        {action}
      </Stack>
    </Center>
  );
}
