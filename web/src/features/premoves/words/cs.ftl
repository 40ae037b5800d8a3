# Odpovědi dané dřív, než přijde otázka, u stolů na serveru.

ahead-title = Odpovědět předem
ahead-about = Co tu zvolíte, se za vás odpoví, až otázka přijde. Nikdo jiný se to nedozví.
ahead-answer = Vaše odpověď
ahead-ask = Zeptat se mě
ahead-lasts = Jak dlouho to platí
ahead-once = Jednou
ahead-round = Do konce tohoto kola
ahead-always = Dokud neřeknu jinak
ahead-away = I když tu nejsem. Ostatní pak poznají, že odpověď byla daná předem.
ahead-not-now = Teď to nejde.
