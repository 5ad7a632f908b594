import { expireRequests } from "./cancellation/expire-requests";
import { queueReminders } from "./reminder/queue-reminders";

/** Queues what has become due by a minute's run: reminders, and bookings that nobody approved in time. */
export async function queueDue(time: string): Promise<void> {
  await Promise.all([queueReminders(time), expireRequests()]);
}
