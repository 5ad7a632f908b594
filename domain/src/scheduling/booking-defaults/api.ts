import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { BookingDefaults } from "./booking-defaults";

const MemberPath = z.object({ userId: Id });

export const bookingDefaultsApi = {
  getBookingDefaults: endpoint("member", {
    method: "GET",
    path: "/booking-defaults/{userId}",
    summary: "The defaults of a member's new booking pages",
  })
    .input(z.object({ params: MemberPath }))
    .output(BookingDefaults),

  setBookingDefaults: endpoint(
    "member",
    {
      method: "PUT",
      path: "/booking-defaults",
      summary: "Set the defaults of my new booking pages",
    },
    { keys: "refused" },
  )
    .input(z.object({ body: BookingDefaults }))
    .output(BookingDefaults),
};
