DROP TABLE `slow_queries`;
