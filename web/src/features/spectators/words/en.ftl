watching-choice = Spectators
watching-open = Everybody with the link
watching-open-about = They see at once what lies open for all.
watching-late = One round late
watching-late-about = They see the table as it was when the last round ended.
watching-none = Nobody
watching-none-about = The game can be looked at once it is over.
watching-now-late = Whoever has this link sees the table one round late: as it was when the last round ended.
watching-now-none = This table has no spectators. Once the game is over, it can be looked at.
watching-count = { $count ->
    [one] { $count } person is looking on.
   *[other] { $count } people are looking on.
}
watching-you-late = You are watching, one round late.
watching-shut = This table has no spectators before the game is over.
